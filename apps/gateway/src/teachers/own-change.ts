import {
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { LessonChange } from '@somo/contracts/asks/scheduling';
import type { Lesson } from '@somo/contracts/lessons';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';

const cookie = 'changed-lesson';
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/;
const place = { maxAge: 10, httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;

/** Gives the browser a note of the lesson it has just changed, to show when it next asks for the same teacher's open slots, at whichever gateway. */
@Injectable()
export class NoteOwnChange implements NestInterceptor<Lesson, Lesson> {
  intercept(context: ExecutionContext, next: CallHandler<Lesson>): Observable<Lesson> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(
        tap(
          ({ id, version, teacherId }) =>
            void reply.setCookie(cookie, `${id}.${version}`, { ...place, path: `/api/teachers/${teacherId}/slots` }),
        ),
      );
  }
}

export const ChangesSlots = () => UseInterceptors(NoteOwnChange);

/** The change noted by this browser, if it has one. */
export const OwnChange = createParamDecorator((_, context: ExecutionContext): LessonChange | undefined => {
  const note = form.exec(context.switchToHttp().getRequest<FastifyRequest>().cookies[cookie] ?? '');
  return note ? { bookingId: String(note[1]), version: Number(note[2]) } : undefined;
});
