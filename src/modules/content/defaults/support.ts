import { pages } from '../../../contract/urls.ts'
import { translatorFor } from '../../../text/server.ts'
import { inEachLanguage, linkTo, marks } from './default-text.ts'

export const support = inEachLanguage((language) => {
  const t = translatorFor(language, 'support')
  const links = {
    orders: linkTo(t('links.orders'), pages.myOrders(), language),
    add: linkTo(t('links.add'), pages.addProduct(), language),
  }
  return {
    title: t('title'),
    description: t('description'),
    body: `${t('body', { ...marks, ...links })}\n`,
  }
})
