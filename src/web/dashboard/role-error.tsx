import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, type User } from '../api/index.ts'
import { PageError } from '../shell/page-error.tsx'
import { Forbidden } from './forbidden.tsx'

/** For a page of one role: the wrong role is told whose page it is, any other failure what failed. */
export function RoleError({ owner, ...props }: ErrorComponentProps & { owner: User['role'] }) {
  if (props.error instanceof ApiError && props.error.status === 403)
    return <Forbidden owner={owner} />
  return <PageError {...props} />
}
