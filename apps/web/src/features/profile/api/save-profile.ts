import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { refusalOf } from '../../../lib/problem';
import { showProfile } from './show-profile';

const tries = 2;

/** Saves the given fields. What the server did not refuse is tried once more. */
export const useSaveProfile = () =>
  useMutation({
    ...mutation('PATCH /api/me/profile'),
    retry: (failures, error) => failures < tries - 1 && refusalOf(error) === null,
    retryDelay: 500,
    onSuccess: showProfile,
  });
