import { Amount } from './amount'

/**
 * A changed amount: the old one struck out, an arrow in the text's direction, the new one. `spokenText` names the old one for screen
 * readers.
 */
export function OldAndNew({ before, now, spokenText }: { before: string; now: string; spokenText: string }) {
  return (
    <>
      <s aria-label={spokenText}>
        <Amount>{before}</Amount>
      </s>{' '}
      <span className="arrow turns">→</span> <Amount>{now}</Amount>
    </>
  )
}
