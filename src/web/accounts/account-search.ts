/** Search parameters of /login and /signup; values of another type are dropped. */
type AccountSearch = { from?: string; error?: string; error_description?: string }

export function accountSearch(search: Record<string, unknown>): AccountSearch {
  const { from, error, error_description } = search
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof error === 'string' && { error }),
    ...(typeof error_description === 'string' && { error_description }),
  }
}
