/** Why a device gave no passkey. */
export default {
  canceled: 'No passkey was used. You canceled, or it took too long. Try again.',
  exists: 'This device already has a passkey for your account.',
  address: 'Passkeys don’t work at this address. Open the shop at its usual address.',
  unable: 'This device can’t create passkeys.',
  noLock: 'This device can’t create passkeys: it has no screen lock, fingerprint or PIN.',
  insecure:
    'Passkeys only work over https. Open the shop at an https address, or use another way to log in.',
  unsupported: 'This browser doesn’t support passkeys. Use another way to log in.',
} as const
