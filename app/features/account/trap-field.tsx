import { useT } from '~/i18n/use-t'

/** No name that browsers fill in by themselves. */
export const trapName = 'homepage'

/** A field that nobody sees, reaches or hears of, so that only programs that fill in every field do (`isTrapped`). */
export function TrapField() {
  const t = useT()
  return (
    <label hidden aria-hidden="true">
      {t('signIn.leaveEmpty')}
      <input name={trapName} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
