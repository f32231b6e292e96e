import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { buttonClass } from '../ui/button.tsx'

/** Leads to the page of API keys and webhooks, which has code of its own. */
export function Integrations() {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Let programs of yours call the API with a key, and get events by webhook.
      </p>
      <Link to={pages.integrations()} className={`${buttonClass({})} self-start`}>
        API keys and webhooks
      </Link>
    </>
  )
}
