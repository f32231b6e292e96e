import { pages } from '../../../contract/urls.ts'
import { translatorFor } from '../../../text/server.ts'
import { inEachLanguage, linkTo, marks } from './default-text.ts'

/** Raise SELLER_TERMS_VERSION with every change of what this text says. */
export const sellerTerms = inEachLanguage((language) => {
  const t = translatorFor(language, 'sellerTerms')
  const title = translatorFor(language, 'content')('sellerTerms')
  const settings = linkTo(t('settings'), pages.settings('profile'), language)
  return {
    title,
    description: t('description'),
    body: `${t('body', { ...marks, settings })}\n`,
  }
})
