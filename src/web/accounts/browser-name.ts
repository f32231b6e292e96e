import { useTranslations } from '../ui/text.ts'

/**
 * Says in the language of the page what the server calls the browser of a device, such as 'Firefox on Windows', 'iPhone',
 * or nothing.
 */
export function useBrowserName(): (name: string) => string {
  const t = useTranslations('securityLog')
  return (name) => {
    const [browser = '', system] = name.split(' on ')
    return system ? t('browserOnSystem', { browser, system }) : browser
  }
}
