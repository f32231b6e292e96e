export { accentStyles } from './accent-styles.ts'
export { appManifest } from './app-manifest.ts'
export {
  changeSettings,
  type ImageChange,
  type NewSettings,
  type SettingCallbacks,
  type SettingChanges,
  writeSettings,
} from './change-settings.ts'
export { createSettings, SETTINGS_TOPIC, type Settings } from './current-settings.ts'
export { newValueSchemas } from './setting-schemas.ts'
export { readSettings, refuseChange, settingsApi } from './settings.api.ts'
export { conflictBody, settingsBody } from './settings.contract.ts'
export { shopPictures } from './shop-pictures.ts'
export { normalizeVatNumber, reverseChargeArea, wrongVatNumber } from './vat-numbers.ts'
