export { writePassports } from './follow-events.ts'
export { passportApi } from './passport.api.ts'
export { exportPassportOf } from './passport-file.ts'
