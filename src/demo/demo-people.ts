import { drawAvatar } from '@redial/demo-phones'
import sharp from 'sharp'
import type { Deps } from '../deps.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'
import { storePicture } from '../modules/media/index.ts'
import type { Viewer } from '../platform/http/index.ts'
import type { DemoPerson } from './people.ts'

const PORTRAIT_PX = 256

/** Opens accounts of demo people when they are first needed, each with a drawn portrait. */
export function createPeople(deps: Deps, auth: ReturnType<typeof createAuth>) {
  const opened = new Map<string, Promise<Viewer>>()

  async function open(person: DemoPerson): Promise<Viewer> {
    const { name, email, role } = person
    const password = deps.env.DEMO_ADMIN_PASSWORD
    const account = await openAccount(deps, auth, { name, email, password, role })
    if (account.image) return account
    const portrait = await sharp(Buffer.from(drawAvatar(person.portrait)))
      .resize(PORTRAIT_PX)
      .png()
      .toBuffer()
    const stored = await storePicture(deps, account.id, portrait, {
      claimed: true,
      sparing: true,
    })
    if ('refused' in stored) return account
    return openAccount(deps, auth, { name, email, password, role, image: stored.picture.thumbUrl })
  }

  return (person: DemoPerson): Promise<Viewer> => {
    const known = opened.get(person.key) ?? open(person)
    opened.set(person.key, known)
    return known
  }
}
