import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { rowLinkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { useTranslations } from '../ui/text.ts'

/** The photo of a phone, where the table has room for it. */
export function RowPhoto({ src }: { src: string }) {
  return (
    <span className="row-photo shrink-0 md:max-xl:hidden">
      <Thumbnail src={src} />
    </span>
  )
}

type PersonProps = { person: { _id: string | null; name: string; email: string | null } }

/** A person, with a link to what the staff see of them while they have an account. */
export function Person({ person: { _id, name, email } }: PersonProps) {
  const t = useTranslations('lists')
  return (
    <span className="block min-w-0">
      {_id ? (
        <Link to={pages.person(_id)} preload={false} className={rowLinkClass}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {_id ? (
        // One line, where there is room: the page of the person has it.
        <bdi className="block truncate text-muted max-xl:hidden" title={email ?? undefined}>
          {email}
        </bdi>
      ) : (
        <span className="block text-muted">{t('deletedAccount')}</span>
      )}
    </span>
  )
}
