import { Controller, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { Refusal } from '@somo/contracts/refusals';
import { ChunkQuery } from '@somo/contracts/routes/recordings';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { PlayCookie } from './play-cookie.js';
import { receiveChunk, seqOf, sizeOf } from './receive-chunk.js';
import { streamRange } from './stream-range.js';

/** The bytes of recordings: their parts come in while a lesson goes on, and the whole is played later. */
@Controller()
export class RecordingFilesController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
    private readonly cookie: PlayCookie,
  ) {}

  @Route('PUT /api/lessons/:id/recordings/:recordingId/chunks/:seq', {
    summary: 'Put the bytes of one part of a recording, at most 2 MB; putting it again changes nothing',
    by: ['participant'],
    of: 'lesson',
    bytes: true,
    status: 204,
  })
  @RateLimit('recording-part')
  async putChunk(
    @Id() lessonId: string,
    @Param('recordingId') recordingId: string,
    @Param('seq') text: string,
    @Query() query: ChunkQuery,
    @Req() request: FastifyRequest,
  ): Promise<null> {
    const chunk = { lessonId, recordingId, ...query, seq: seqOf(text), bytes: sizeOf(request) };
    const { key } = await this.ask.for('messaging.check-chunk', chunk);
    if (key === null) {
      request.raw.resume();
      return null;
    }
    try {
      await receiveChunk(request, { storage: this.storage, key, bytes: chunk.bytes, sha256: chunk.sha256 });
      return await this.ask.for('messaging.store-chunk', { ...chunk, key });
    } catch (error) {
      // Where no answer came, messaging may have taken it; what it has not taken goes with the recording.
      if (error instanceof Refusal && error.kind !== 'unavailable') await this.storage.delete(key);
      throw error;
    }
  }

  @Route('POST /api/lessons/:id/recordings/:recordingId/play', {
    summary: 'Let this browser play a recording of your lesson until your access token expires',
    description: 'Sets a cookie for the address of the recording alone: the players of browsers send no token.',
    by: ['participant'],
    of: 'lesson',
    status: 204,
  })
  async playRecording(
    @Id() lessonId: string,
    @Param('recordingId') recordingId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    await this.ask.for('messaging.find-recording', { lessonId, recordingId });
    this.cookie.set(reply, { lessonId, recordingId });
    return null;
  }

  @Route('GET /api/lessons/:id/recordings/:recordingId', {
    summary: 'Play a recording of your lesson, from any point (Range)',
    by: ['participant'],
    of: 'lesson',
    type: 'application/octet-stream',
  })
  @RateLimit('file')
  async getRecording(
    @Id() lessonId: string,
    @Param('recordingId') recordingId: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return streamRange(this.storage, await this.ask.for('messaging.find-recording', { lessonId, recordingId }), headers.range, reply);
  }
}
