export { passportApi } from './passport.api.ts'
export { writePassports } from './passport-entries.ts'
export { exportPassportOf } from './show-passport.ts'
