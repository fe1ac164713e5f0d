import { Amount } from './amount'

/** An amount that changed: the old one struck out, an arrow in the direction of the text, the new one. `said` names the old one aloud. */
export function OldAndNew({ before, now, said }: { before: string; now: string; said: string }) {
  return (
    <>
      <s aria-label={said}>
        <Amount>{before}</Amount>
      </s>{' '}
      <span className="arrow turns">→</span> <Amount>{now}</Amount>
    </>
  )
}
