export { changeSettings, type SettingCallbacks, type SettingChanges } from './change-settings.ts'
export { createSettings, SETTINGS_TOPIC, type Settings } from './current-settings.ts'
export { settingsApi } from './settings.api.ts'
