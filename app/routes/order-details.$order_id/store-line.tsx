import { Picture } from '~/ui/picture'

type Props = { order: { storeName: string; storeImage: string; placedAt: string } }

/** The store of an order and when it was placed; without a picture it is text without a frame (rules 24.4). */
export function StoreLine({ order: { storeName, storeImage, placedAt } }: Props) {
  return (
    <div className="row">
      {storeImage && (
        <Picture className="order-picture avatar cropped" src={storeImage} name={storeName} width={96} height={96} />
      )}
      <div className="grow">
        <h2 dir="auto">{storeName}</h2>
        <p className="quiet small-text">{placedAt}</p>
      </div>
    </div>
  )
}
