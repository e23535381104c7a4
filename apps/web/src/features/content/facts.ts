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
  requestPayHours,
} from '@somo/contracts/rules/booking';
import { learnersMax } from '@somo/contracts/rules/learners';
import { payoutBusinessDays, payoutBusinessDaysMin, payoutHoldDays, payoutMinimumCents } from '@somo/contracts/rules/money';
import { operator } from '../../lib/operator';

export const facts = {
  lessonMinutes,
  noticeHours,
  freeCancelHours,
  horizonDays,
  payByMinutes,
  reportHours,
  requestPayHours,
  joinMinutes: joinOpensMinutes,
  bufferMinutes: defaultBufferMinutes,
  feePercent: platformFeePercent,
  keepPercent: 100 - platformFeePercent,
  payoutDays: payoutHoldDays,
  payoutMinDays: payoutBusinessDaysMin,
  payoutMaxDays: payoutBusinessDays,
  learnersMax,
  /** In dollars. */
  payoutMinimum: payoutMinimumCents / 100,
  replyDays: operator.replyBusinessDays,
  email: operator.email,
};
