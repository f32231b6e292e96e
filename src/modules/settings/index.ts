export { accentStyles } from './accent-styles.ts'
export {
  changeSettings,
  type NewSettings,
  type SettingCallbacks,
  type SettingChanges,
  writeSettings,
} from './change-settings.ts'
export { createSettings, SETTINGS_TOPIC, type Settings } from './current-settings.ts'
export { newValueSchemas } from './setting-schemas.ts'
export { settingsApi } from './settings.api.ts'
