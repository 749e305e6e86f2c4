import { useForm } from "react-hook-form";

interface Booking {
  readonly name: string;
  readonly guests: number;
}

export default function BookingForm({ most }: { readonly most: number }) {
  const { register, handleSubmit, formState } = useForm<Booking>({ defaultValues: { name: "", guests: 2 } });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <label>
        Name
        <input
          type="text"
          autoComplete="name"
          aria-invalid={errors.name !== undefined}
          aria-describedby="booking-name"
          {...register("name", { required: "Please write your name." })}
        />
      </label>
      <p id="booking-name" role="alert">
        {errors.name?.message}
      </p>
      <label>
        Guests
        <input
          type="number"
          aria-invalid={errors.guests !== undefined}
          aria-describedby="booking-guests"
          {...register("guests", {
            valueAsNumber: true,
            max: { value: most, message: `A boat has ${most} seats.` },
          })}
        />
      </label>
      <p id="booking-guests" role="alert">
        {errors.guests?.message}
      </p>
      <button type="submit">Book</button>
      <p role="status">{isSubmitSuccessful && "Thank you, see you on the water."}</p>
    </form>
  );
}
