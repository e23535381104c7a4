import type { Level, ModuleView } from '@somo/contracts/people';
import { EntitySchema } from 'typeorm';

interface ModuleRow {
  id: string;
  subject: string;
  name: string;
  description: string;
  level: Level;
  lessons: ModuleView['lessons'];
}

export const ModuleSchema = new EntitySchema<ModuleRow>({
  name: 'Module',
  tableName: 'modules',
  columns: {
    id: { type: 'uuid', primary: true },
    subject: { type: 'citext' },
    name: { type: 'text' },
    description: { type: 'text' },
    level: { type: 'text' },
    lessons: { type: 'jsonb' },
  },
});
