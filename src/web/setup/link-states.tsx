import { useQuery } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import { addressIn, DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { useApi } from '../api/index.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { configQuery, useShop } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

const command = () => <code dir="ltr">redial setup-link</code>

/** A page in the language of this one, or in English where the shop does not offer that. */
function useAddress(page: string): string {
  const language = useLanguage()
  return addressIn(useShop().languages.includes(language) ? language : DEFAULT_LANGUAGE, page)
}

/** A link that is wrong, used or too old. */
export function LinkNotFound() {
  const t = useTranslations('setup.link')
  const home = useAddress(pages.home())
  if (useIsDemo()) return <DemoWithoutLink />
  return (
    <PageMessage
      title={t('wrong.title')}
      actions={
        <a href={home} className={buttonClass({ variant: 'primary' })}>
          {t('home')}
        </a>
      }
    >
      <p>{t('wrong.about')}</p>
      <p className="mt-2">{t.rich('wrong.again', { command })}</p>
    </PageMessage>
  )
}

const useIsDemo = () => Boolean(useQuery(configQuery(useApi())).data?.demo)

/** In a demo, by somebody who has no working link, or where no link can work. */
function DemoWithoutLink() {
  const t = useTranslations('setup.link')
  const home = useAddress(pages.home())
  return (
    <AccountPage title={t('demo.title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">{t.rich('demo.about', { command })}</p>
        <p className="text-pretty">{t('demo.stays')}</p>
        <a href={home} className={buttonClass()}>
          {t('home')}
        </a>
      </div>
    </AccountPage>
  )
}

/** The link of a shop that has an admin. */
export function AlreadySetUp() {
  const t = useTranslations('setup.link')
  const login = useAddress(pages.login(pages.dashboard()))
  if (useIsDemo()) return <DemoWithoutLink />
  return (
    <PageMessage
      title={t('used.title')}
      actions={
        <a href={login} className={buttonClass({ variant: 'primary' })}>
          {t('used.login')}
        </a>
      }
    >
      {t('used.about')}
    </PageMessage>
  )
}
