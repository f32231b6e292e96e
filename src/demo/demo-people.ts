import type { Deps } from '../deps.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'
import { registerDrawnPicture } from '../modules/media/index.ts'
import type { Viewer } from '../platform/http/index.ts'
import type { DemoPerson } from './people.ts'
import { type Manifest, readShipped } from './pictures/shipped-pictures.ts'

/** Opens accounts of demo people when they are first needed, each with a portrait. */
export function createPeople(deps: Deps, auth: ReturnType<typeof createAuth>, manifest: Manifest) {
  const opened = new Map<string, Promise<Viewer>>()

  async function open(person: DemoPerson): Promise<Viewer> {
    const { name, email, role } = person
    const password = deps.env.DEMO_ADMIN_PASSWORD
    const account = await openAccount(deps, auth, { name, email, password, role })
    if (account.image) return account
    const portrait = await readShipped(manifest, person.key)
    const stored = await registerDrawnPicture(deps, account.id, portrait)
    if ('refused' in stored) return account
    return openAccount(deps, auth, { name, email, password, role, image: stored.picture.thumbUrl })
  }

  return (person: DemoPerson): Promise<Viewer> => {
    const known = opened.get(person.key) ?? open(person)
    opened.set(person.key, known)
    return known
  }
}
