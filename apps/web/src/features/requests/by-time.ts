import type { BookingRequest } from '@somo/contracts/requests';

/** Returns the requests by their time, in the order of the first of each. */
export function byTime(requests: readonly BookingRequest[]) {
  const timeOf = ({ startsAt, endsAt }: BookingRequest) => `${startsAt} ${endsAt}`;
  const firsts = requests.filter((request, at) => requests.findIndex((other) => timeOf(other) === timeOf(request)) === at);
  return firsts.map((time) => ({ id: timeOf(time), time, requests: requests.filter((other) => timeOf(other) === timeOf(time)) }));
}
