import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { linkClass } from '../ui/link.tsx'

type PersonLinkProps = { id: string | null; name: string }

/** A name that leads to what the staff see of the person; plain text once the account is deleted. */
export function PersonLink({ id, name }: PersonLinkProps) {
  if (!id) return <bdi>{name}</bdi>
  return (
    <Link to={pages.person(id)} preload={false} className={linkClass}>
      <bdi>{name}</bdi>
    </Link>
  )
}
