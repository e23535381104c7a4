// The figures named on the content pages, taken from the rules that the services enforce.
import {
  defaultBufferMinutes,
  freeCancelHours,
  horizonDays,
  joinOpensMinutes,
  lessonMinutes,
  noticeHours,
  payByMinutes,
  platformFeePercent,
  reportHours,
} from '@somo/contracts/rules/booking';
import { payoutBusinessDays, payoutBusinessDaysMin, payoutHoldDays } from '@somo/contracts/rules/money';
import { operator } from '../../lib/operator';

export const facts = {
  lessonMinutes,
  noticeHours,
  freeCancelHours,
  horizonDays,
  payByMinutes,
  reportHours,
  joinMinutes: joinOpensMinutes,
  bufferMinutes: defaultBufferMinutes,
  feePercent: platformFeePercent,
  keepPercent: 100 - platformFeePercent,
  payoutDays: payoutHoldDays,
  payoutMinDays: payoutBusinessDaysMin,
  payoutMaxDays: payoutBusinessDays,
  replyDays: operator.replyBusinessDays,
  email: operator.email,
};
