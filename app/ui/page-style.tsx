import css from './page.css?inline'

/** The inline style; the Content-Security-Policy knows it by its hash, so not a byte may differ. */
export function PageStyle() {
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
