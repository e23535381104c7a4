import { Module } from '@nestjs/common';
import { auditHandlers } from '@somo/platform/operating/audit-handlers';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { oldAudit } from '@somo/platform/retention/old-rows';
import type { Service } from '@somo/platform/service';
import { readStorage } from '@somo/platform/storage/storage-config';
import { settings } from '@somo/platform/settings';
import { Storage } from '@somo/platform/storage/storage';
import { ErasePerson } from './commands/erase-person.js';
import { CatalogConfig } from './catalog.config.js';
import { CreateProfile } from './commands/create-profile.js';
import { DeleteAvatar } from './commands/delete-avatar.js';
import { SaveAvatar } from './commands/save-avatar.js';
import { SavePrivacy } from './commands/save-privacy.js';
import { SaveProgress } from './commands/save-progress.js';
import { SaveProfile } from './commands/save-profile.js';
import { SaveSubjects } from './commands/save-subjects.js';
import { ListFeaturedTeachers } from './queries/list-featured-teachers.js';
import { FindTeachers } from './queries/find-teachers.js';
import { GetModule } from './queries/get-module.js';
import { GetTeacher } from './queries/get-teacher.js';
import { ListModules } from './queries/list-modules.js';
import { FilterShown } from './queries/filter-shown.js';
import { FilterVerified } from './queries/filter-verified.js';
import { GetShownStudent } from './queries/get-shown-student.js';
import { MatchNames } from './queries/match-names.js';
import { ListSubjects } from './queries/list-subjects.js';
import { GetMyProfile } from './queries/get-my-profile.js';
import { FindPeople } from './queries/find-people.js';
import { GetPeople } from './queries/get-people.js';
import { GetPrivacy } from './queries/get-privacy.js';
import { GetSiteStats } from './queries/get-site-stats.js';
import { GetTeacherTerms } from './queries/get-teacher-terms.js';
import { AddFavorite } from './favorites/add-favorite.js';
import { ListFavorites } from './favorites/list-favorites.js';
import { RemoveFavorite } from './favorites/remove-favorite.js';
import { ChangePause } from './pauses/change-pause.js';
import { EndPauses } from './pauses/end-pauses.js';
import { PauseBookings } from './pauses/pause-bookings.js';
import { ResumeBookings } from './pauses/resume-bookings.js';
import { HoursChanged } from './reactions/hours-changed.js';
import { RestrictionChanged } from './reactions/restriction-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { OpeningsChanged } from './reactions/openings-changed.js';
import { TeachingChanged } from './reactions/teaching-changed.js';
import { AddLearner } from './learners/commands/add-learner.js';
import { ChangeLearner } from './learners/commands/change-learner.js';
import { RemoveLearner } from './learners/commands/remove-learner.js';
import { GetLearner } from './learners/queries/get-learner.js';
import { ListLearners } from './learners/queries/list-learners.js';
import { DeleteReply } from './reviews/commands/delete-reply.js';
import { EditReview } from './reviews/commands/edit-review.js';
import { HideReview } from './reviews/commands/hide-review.js';
import { PostReview } from './reviews/commands/post-review.js';
import { ReplyToReview } from './reviews/commands/reply-to-review.js';
import { RestoreReview } from './reviews/commands/restore-review.js';
import { JudgeReview } from './reviews/judge-review.js';
import { GetReview } from './reviews/queries/get-review.js';
import { ListPersonReviews } from './reviews/queries/list-person-reviews.js';
import { ListLessonReviews } from './reviews/queries/list-lesson-reviews.js';
import { ListReviews } from './reviews/queries/list-reviews.js';
import { PaymentRefunded } from './reviews/reactions/payment-refunded.js';
import { ReviewedLesson } from './reviews/reviewed-lesson.js';
import { Profiles1700000000000 } from './store/migrations/1700000000000-profiles.js';
import { Curriculum1700000000001 } from './store/migrations/1700000000001-curriculum.js';
import { InstantBooking1700000000002 } from './store/migrations/1700000000002-instant-booking.js';
import { Completeness1700000000003 } from './store/migrations/1700000000003-completeness.js';
import { CleanNames1700000000004 } from './store/migrations/1700000000004-clean-names.js';
import { BestMatch1700000000005 } from './store/migrations/1700000000005-best-match.js';
import { HoursVersion1700000000006 } from './store/migrations/1700000000006-hours-version.js';
import { PublishTerms1700000000007 } from './store/migrations/1700000000007-publish-terms.js';
import { OwnProfile1700000000008 } from './store/migrations/1700000000008-own-profile.js';
import { Progress1700000000009 } from './store/migrations/1700000000009-progress.js';
import { Privacy1700000000010 } from './store/migrations/1700000000010-privacy.js';
import { SharedAvailability1700000000011 } from './store/migrations/1700000000011-shared-availability.js';
import { StudentPrivacy1700000000012 } from './store/migrations/1700000000012-student-privacy.js';
import { Suspended1700000000013 } from './store/migrations/1700000000013-suspended.js';
import { TypedNames1700000000014 } from './store/migrations/1700000000014-typed-names.js';
import { NamesWithApostrophes1700000000015 } from './store/migrations/1700000000015-names-with-apostrophes.js';
import { TimeZones1700000000016 } from './store/migrations/1700000000016-time-zones.js';
import { Reviews1700000000017 } from './store/migrations/1700000000017-reviews.js';
import { Favorites1700000000018 } from './store/migrations/1700000000018-favorites.js';
import { Teaching1700000000019 } from './store/migrations/1700000000019-teaching.js';
import { Learners1700000000020 } from './store/migrations/1700000000020-learners.js';
import { Verification1700000000021 } from './store/migrations/1700000000021-verification.js';
import { Restrictions1700000000030 } from './store/migrations/1700000000030-restrictions.js';
import { Pauses1700000000031 } from './store/migrations/1700000000031-pauses.js';
import { RatingDetails1700000000032 } from './store/migrations/1700000000032-rating-details.js';
import { ClosedAccounts1700000000040 } from './store/migrations/1700000000040-closed-accounts.js';
import { AuditChain1700000000100 } from './store/migrations/1700000000100-audit-chain.js';
import { ModuleSchema } from './store/module.schema.js';
import { ProfileSchema } from './store/profile.schema.js';
import { CancelDocument } from './verification/commands/cancel-document.js';
import { DecideVerification } from './verification/commands/decide-verification.js';
import { FinishDocument } from './verification/commands/finish-document.js';
import { OpenDocument } from './verification/commands/open-document.js';
import { ReadDocument } from './verification/commands/read-document.js';
import { SubmitVerification } from './verification/commands/submit-verification.js';
import { WithdrawVerification } from './verification/commands/withdraw-verification.js';
import { DeleteDocuments } from './verification/delete-documents.js';
import { DocumentKeys } from './verification/document-keys.js';
import { EndExpired } from './verification/end-expired.js';
import { CheckDocumentPart } from './verification/queries/check-document-part.js';
import { GetMyVerification } from './verification/queries/get-my-verification.js';
import { ListVerification } from './verification/queries/list-verification.js';
import { RenewKeys } from './verification/renew-keys.js';
import { SweepVerification } from './verification/sweep-verification.js';
import { exportParts } from './store/export-parts.js';

@Module({
  controllers: [
    ...operatingHandlers('catalog'),
    exportHandler('catalog', exportParts),
    ...auditHandlers('catalog'),
    ErasePerson,
    CreateProfile,
    SaveProfile,
    SaveSubjects,
    SaveAvatar,
    SaveProgress,
    SavePrivacy,
    GetPrivacy,
    DeleteAvatar,
    GetMyProfile,
    FindPeople,
    GetPeople,
    FindTeachers,
    ListFeaturedTeachers,
    GetTeacher,
    GetTeacherTerms,
    ListSubjects,
    FilterShown,
    FilterVerified,
    GetShownStudent,
    MatchNames,
    GetSiteStats,
    ListModules,
    GetModule,
    AddFavorite,
    RemoveFavorite,
    ListFavorites,
    ...[PauseBookings, ResumeBookings],
    HoursChanged,
    OpeningsChanged,
    RestrictionChanged,
    StandingChanged,
    TeachingChanged,
    ...[AddLearner, ChangeLearner, GetLearner, ListLearners, RemoveLearner],
    PostReview,
    EditReview,
    ReplyToReview,
    DeleteReply,
    ListReviews,
    ListLessonReviews,
    ListPersonReviews,
    GetReview,
    HideReview,
    RestoreReview,
    PaymentRefunded,
    ...[OpenDocument, CheckDocumentPart, FinishDocument, CancelDocument, SubmitVerification, WithdrawVerification, GetMyVerification],
    ...[ListVerification, ReadDocument, DecideVerification],
  ],
  providers: [
    ...[settings(CatalogConfig), { provide: Storage, useFactory: readStorage }, ReviewedLesson, JudgeReview],
    ...[DocumentKeys, DeleteDocuments, EndExpired, RenewKeys, SweepVerification, ChangePause, EndPauses],
  ],
})
class CatalogModule {}

export const catalog: Service = {
  name: 'catalog',
  module: CatalogModule,
  schemas: [ProfileSchema, ModuleSchema],
  migrations: [
    Profiles1700000000000,
    Curriculum1700000000001,
    InstantBooking1700000000002,
    Completeness1700000000003,
    CleanNames1700000000004,
    BestMatch1700000000005,
    HoursVersion1700000000006,
    PublishTerms1700000000007,
    OwnProfile1700000000008,
    Progress1700000000009,
    Privacy1700000000010,
    SharedAvailability1700000000011,
    StudentPrivacy1700000000012,
    Suspended1700000000013,
    TypedNames1700000000014,
    NamesWithApostrophes1700000000015,
    TimeZones1700000000016,
    Reviews1700000000017,
    Favorites1700000000018,
    Teaching1700000000019,
    Learners1700000000020,
    Verification1700000000021,
    Restrictions1700000000030,
    Pauses1700000000031,
    RatingDetails1700000000032,
    ClosedAccounts1700000000040,
    AuditChain1700000000100,
  ],
  oldRows: [oldAudit],
};
