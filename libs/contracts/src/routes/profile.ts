import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { MyProfile } from '../people.js';
import { MayBeNull } from '../rules/may-be-null.js';
import { interestsMax, profileTextMax, rateCents } from '../rules/profile.js';
import { AreGradeLevels, AreLanguages } from '../rules/profile-lists.js';
import { AreLines, IsContactNumber, IsLine, IsLineOrBlank, IsLines, IsVideoLink, IsZone } from '../rules/text.js';

/** What is omitted stays as it is; null clears a field. */
export class ProfileBody {
  /** Both names in one; counts where neither is given by itself. */
  @IsOptional()
  @IsLine('Please enter a name')
  fullName?: string;

  @IsOptional()
  @IsLine('First name is required')
  firstName?: string;

  /** Blank for those who go by one name. */
  @IsOptional()
  @IsLineOrBlank()
  lastName?: string;

  @MayBeNull()
  @IsLines({ max: profileTextMax.bio })
  bio?: string | null;

  @MayBeNull()
  @IsContactNumber()
  contactNumber?: string | null;

  @MayBeNull()
  @IsLine()
  country?: string | null;

  @IsOptional()
  @AreLanguages()
  languages?: string[];

  @IsOptional()
  @AreGradeLevels()
  gradeLevels?: string[];

  @MayBeNull()
  @IsLines({ max: profileTextMax.education })
  education?: string | null;

  @MayBeNull()
  @IsLines({ max: profileTextMax.experience })
  experience?: string | null;

  @MayBeNull()
  @IsLines({ max: profileTextMax.teachingStyle })
  teachingStyle?: string | null;

  /** Teachers only. */
  @MayBeNull()
  @IsVideoLink()
  introVideoUrl?: string | null;

  /** Teachers only. Without a rate, no one can book. */
  @MayBeNull()
  @IsInt()
  @Min(rateCents.min)
  @Max(rateCents.max)
  hourlyRateCents?: number | null;

  /** Students only. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(interestsMax)
  @AreLines('Each interest needs a name')
  interests?: string[];

  @IsOptional()
  @IsZone()
  timeZone?: string;
}

export interface ProfileRoutes {
  'GET /api/me/profile': { answer: MyProfile };
  'PATCH /api/me/profile': { body: ProfileBody; answer: MyProfile };
  /** The body is multipart/form-data with one `file`. */
  'PUT /api/me/avatar': { answer: MyProfile };
  'DELETE /api/me/avatar': { answer: MyProfile };
}
