import type { Api, Config, User } from '../api/index.ts'

/** What every section of the settings page gets. */
export type SectionProps = { api: Api; viewer: User; config: Config }
