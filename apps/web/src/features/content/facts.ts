// The figures named on the content pages, taken from the rules that the services enforce.
import {
  defaultBufferMinutes,
  freeCancelHours,
  horizonDays,
  lessonMinutes,
  noticeHours,
  payByMinutes,
  platformFeeBps,
} from '@somo/contracts/rules/booking';
import { operator } from '../../lib/operator';

export const facts = {
  lessonMinutes,
  noticeHours,
  freeCancelHours,
  horizonDays,
  payByMinutes,
  bufferMinutes: defaultBufferMinutes,
  feePercent: platformFeeBps / 100,
  email: operator.email,
};
