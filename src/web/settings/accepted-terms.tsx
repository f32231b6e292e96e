import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../dashboard/loaded.tsx'
import { useShop } from '../shell/shop.ts'
import { Moment } from '../ui/reader.tsx'
import type { SectionProps } from './section-props.ts'

const names = { terms: 'Terms of use', privacy: 'Privacy policy', 'seller-terms': 'Seller terms' }

/** Which versions of the terms the viewer accepted, and when. */
export function AcceptedTerms({ api }: SectionProps) {
  const { pages } = useShop()
  const query = useQuery({ queryKey: ['consents'], queryFn: () => api.get('/api/consents') })
  return (
    <Loaded query={query} caption="accepted terms">
      {(consents) =>
        consents.length === 0 ? (
          <p className="text-muted">You haven’t had to accept anything here.</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {consents.map(({ page, version, acceptedAt }) => (
              <li key={`${page} ${version}`} className="py-3">
                <p className="font-medium wrap-anywhere">
                  {pages.find((one) => one.page === page)?.title ?? names[page]}, version {version}
                </p>
                <p className="text-sm text-muted">
                  <Moment at={acceptedAt} exact />
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
