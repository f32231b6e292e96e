import { lazyPart } from '../../ui/lazy-part.ts'

/** Loads once the login page works: those who type a password need none of it. */
export const passkeyButton = lazyPart(async () => (await import('./passkey-button.tsx')).default)
