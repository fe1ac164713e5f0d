import { getFormProps, getInputProps, type FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { addressTags, type AddressTag } from '~/domain/place/address'
import { PlaceField, placeNames } from '~/features/place/place-entry'
import { FoundPlaces } from '~/features/place/place-form'
import { useT } from '~/i18n/use-t'
import type { AddressMapSettings } from '~/islands/map/address-map'
import { locationPath } from '~/paths'
import { Button, Field, FieldErrors, TypedAlong, useSchemaForm, within } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon } from '~/ui/icon'
import { TextLink } from '~/ui/link'
import { FormErrors, Notice } from '~/ui/notice'
import { AddressForm, type AddressAnswer, type ShownAddress } from './address-form.server'
import { addressIcons } from './address-lines'
import { ShownFor } from './customer'

type Props = {
  /** The values that the form starts with. */
  shown: ShownAddress
  answer: AddressAnswer | undefined
  /** Where the form is posted; by default its own page. */
  action?: string
  /** The label and address of the link that goes on without saving. */
  leaveLabel: string
  leaveHref: string
}

/** The form of an address (rules 15.1): its first button finds the location, its last saves. */
export function AddressFields({ shown, answer, action, leaveLabel, leaveHref }: Props) {
  const { place, needsHouse } = answer ?? shown
  const t = useT()
  const [form, fields] = useSchemaForm('address', AddressForm, answer, shown.typed)
  return (
    <shop-lookup regions="place-search place-chosen place-others place-save">
      <form className="card form" method="post" action={action} {...getFormProps(form)}>
        <ShownFor as={shown.as} />
        <div id="place-search">
          {/* The form's first button is what Enter presses. */}
          <button className="vh" name="intent" value={place ? 'save' : 'find'} tabIndex={-1} aria-hidden="true" />
          <SearchField field={fields.search} />
        </div>
        <HiddenFields values={{ backTo: shown.backTo }} />
        <FormErrors errors={form.errors} id={form.errorId} />
        <MapButton map={shown.map} />
        <ChosenPlace {...(answer ?? shown)}>
          {/* Comes anew with each place that is looked up, and then counts that as typed. */}
          <TypedAlong form={form} />
        </ChosenPlace>
        <OtherPlaces places={answer?.found ?? []} />
        {/* The blank placeholder lets the styles detect an empty field. */}
        <Field
          field={fields.house}
          label={t('address.house')}
          hint={t('address.houseHint')}
          autoComplete="address-line1"
          placeholder=" "
          data-next=""
          autoFocus={answer !== undefined && needsHouse && !form.errors && !answer.result.error}
        />
        <div className="columns two-fields">
          <Field field={fields.flat} label={t('address.flat')} autoComplete="address-line2" placeholder=" " />
          <Field field={fields.landmark} label={t('address.landmark')} autoComplete="off" />
        </div>
        <TagChoice field={fields.tag} />
        <div className="group" id="place-save">
          {needsHouse && (
            <Notice icon="info" className="calm no-house">
              {t('address.noHouse')}
            </Notice>
          )}
          <Button look="wide" busy={t('busy.saving')} intent="save" disabled={!place} label={t('address.save')} />
        </div>
        <TextLink href={leaveHref} label={leaveLabel} data-close="" />
      </form>
    </shop-lookup>
  )
}

/** The search box for the address. */
function SearchField({ field }: { field: FieldMetadata<string | undefined> }) {
  const t = useT()
  const { key, ...search } = getInputProps(field, { type: 'search' })
  return (
    <shop-suggest regions={placeNames} source={locationPath()}>
      <PlaceField
        key={key}
        id={field.id}
        label={t('address.search')}
        input={{ ...search, ...within, list: placeNames }}
        errorId={field.errors && field.errorId}
        button={<Button look="quiet" intent="find" label={t('location.find')} />}
      >
        <FieldErrors field={field} />
      </PlaceField>
      <datalist id={placeNames} />
    </shop-suggest>
  )
}

type ChosenPlaceProps = Pick<ShownAddress, 'place' | 'searchedFor' | 'isServed'> & { children: ReactNode }

/** The place that the address is at, or how to find it. */
function ChosenPlace({ place, searchedFor, isServed, children }: ChosenPlaceProps) {
  const t = useT()
  return (
    <div className="group" id="place-chosen" role="status">
      {children}
      <input type="hidden" name="searchedFor" value={searchedFor} />
      {place ? (
        <p className="row chosen-place" data-point={`${place.latitude},${place.longitude}`}>
          <input type="hidden" name="place" value={place.sealed} />
          <Icon name="circleCheck" />
          <span className="grow">
            <span className="vh">{t('address.chosenPlace')}</span> <bdi>{place.address}</bdi>
          </span>
        </p>
      ) : (
        <p className="quiet">{t('address.findFirst')}</p>
      )}
      {!isServed && <Notice icon="circleAlert">{t('home.noStores')}</Notice>}
    </div>
  )
}

/** The places to pick instead of the chosen one, if several were found. */
function OtherPlaces({ places }: { places: AddressAnswer['found'] }) {
  const t = useT()
  return (
    <div className="group" id="place-others">
      {places.length > 1 && (
        <details>
          <summary className="link">{t('address.notThis')}</summary>
          <FoundPlaces name="pick" places={places.map(({ sealed, address }) => ({ value: sealed, label: address }))} />
        </details>
      )}
    </div>
  )
}

function TagChoice({ field }: { field: FieldMetadata<AddressTag> }) {
  const t = useT()
  const tag = field.initialValue ?? 'Home'
  return (
    <fieldset className="field">
      <legend className="strong">{t('address.saveAs')}</legend>
      <div className="choices address-tags">
        {addressTags.map((name) => (
          <label key={name} className="chip">
            <input type="radio" name="tag" value={name} defaultChecked={tag === name} />
            <Icon name={addressIcons[name]} className="small" />
            {t(`address.tag.${name}`)}
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  )
}

/** Opens a map below itself that fills in the form; hidden without scripts. */
function MapButton({ map }: { map: Omit<AddressMapSettings, 'words'> }) {
  const t = useT()
  const words: AddressMapSettings['words'] = {
    label: t('address.map.label'),
    hint: t('address.map.hint'),
    use: t('address.map.use'),
    loading: t('address.map.loading'),
    failed: t('address.map.failed'),
    refused: t('address.map.refused'),
    unknown: t('location.failed'),
  }
  return (
    <shop-map settings={JSON.stringify({ ...map, words } satisfies AddressMapSettings)}>
      <button type="button" className="link needs-scripts" aria-expanded="false">
        <Icon name="map" /> {t('address.map.open')}
      </button>
    </shop-map>
  )
}
