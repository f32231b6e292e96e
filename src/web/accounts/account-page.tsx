import type { ReactNode } from 'react'

type AccountPageProps = {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The alternative, such as a link to the sign-up, below the form. */
  below?: ReactNode
  /** Next to the form where there is room; decorative. */
  picture?: string
  /** Text on the picture. */
  promise?: ReactNode
}

/**
 * Layout of login, sign-up and password pages: one narrow column, with a picture next to it on wide
 * screens.
 */
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
          <img src={picture} alt="" width={1200} height={800} className="h-auto w-full" />
          <p className="p-8 text-lg font-semibold text-balance">{promise}</p>
        </aside>
      )}
    </div>
  )
}
