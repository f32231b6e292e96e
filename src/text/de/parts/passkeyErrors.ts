import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled:
    'Es wurde kein Passkey verwendet. Sie haben abgebrochen, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  address:
    'Unter dieser Adresse funktionieren Passkeys nicht. Öffnen Sie den Shop unter seiner üblichen Adresse.',
  unable: 'Dieses Gerät kann keine Passkeys erstellen.',
  noLock:
    'Dieses Gerät kann keine Passkeys erstellen: Es hat weder Bildschirmsperre noch Fingerabdruck oder PIN.',
  insecure:
    'Passkeys funktionieren nur über https. Öffnen Sie den Shop unter einer https-Adresse oder melden Sie sich anders an.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys. Melden Sie sich anders an.',
} satisfies Translation<typeof passkeyErrors>
