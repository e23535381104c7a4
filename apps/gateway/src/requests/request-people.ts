import { Injectable } from '@nestjs/common';
import type { BookingRequest, BookingRequestPage, RequestRecord, RequestRecordPage } from '@somo/contracts/requests';
import { People } from '../people/people.js';

/** Adds to requests what booking does not know: names and photos of their people. */
@Injectable()
export class RequestPeople {
  constructor(private readonly people: People) {}

  async one(record: RequestRecord): Promise<BookingRequest> {
    const [request] = await this.all([record]);
    return request!;
  }

  async page({ items, ...rest }: RequestRecordPage): Promise<BookingRequestPage> {
    return { items: await this.all(items), ...rest };
  }

  private async all(records: RequestRecord[]): Promise<BookingRequest[]> {
    const people = await this.people.byIds(records.flatMap(({ teacherId, studentId }) => [teacherId, studentId]));
    const of = (id: string) => people.get(id) as BookingRequest['teacher'];
    return records.map((record) => ({ ...record, teacher: of(record.teacherId), student: of(record.studentId) }));
  }
}
