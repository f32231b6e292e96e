import type { ReactNode } from 'react'

/** What the address of /login and /signup may carry; anything of another shape is left out. */
type AccountSearch = { from?: string; error?: string; error_description?: string }

export function accountSearch(search: Record<string, unknown>): AccountSearch {
  const { from, error, error_description } = search
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof error === 'string' && { error }),
    ...(typeof error_description === 'string' && { error_description }),
  }
}

type AccountPageProps = {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The other way in, below the form. */
  below?: ReactNode
  /** Stands beside the form where there is room; decoration. */
  picture?: string
  /** What the picture says, in words. */
  promise?: ReactNode
}

/** The frame of login, sign-up and lost passwords: one narrow column, with a stage beside it where there is room. */
export function AccountPage({ title, lead, children, below, picture, promise }: AccountPageProps) {
  return (
    <div className="page-width grid items-start gap-12 py-10 md:py-14 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-20">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 lg:mx-0">
        <header>
          <h1 className="text-xl">{title}</h1>
          {lead && <p className="mt-2 text-pretty text-muted">{lead}</p>}
        </header>
        {children}
        {below && <div className="border-t border-hairline pt-4 text-muted">{below}</div>}
      </div>
      {picture && (
        <aside className="sticky top-24 overflow-hidden rounded-box bg-sand max-lg:hidden">
          <img src={picture} alt="" className="w-full" />
          <p className="p-8 text-lg font-semibold text-balance">{promise}</p>
        </aside>
      )}
    </div>
  )
}
