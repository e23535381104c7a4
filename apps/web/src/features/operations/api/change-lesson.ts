import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';

const changes = ['operations', 'timeline'] as const;

export const useCancelLesson = () => useMutation(mutation('POST /api/admin/lessons/:id/cancel', { changes }));

export const useMoveLesson = () => useMutation(mutation('POST /api/admin/lessons/:id/reschedule', { changes }));
