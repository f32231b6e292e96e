export { type FamilyName, familyNames } from './families/families.ts'
export { drawAvatar, type Portrait } from './people/draw-avatar.ts'
export { drawPhone, type PhoneDrawing } from './phone/draw-phone.ts'
export type { Grade } from './phone/wear.ts'
