import { A11y, Navigation } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/navigation";

interface BoatsProps {
  readonly boats: readonly { readonly name: string; readonly text: string }[];
}

export default function Boats({ boats }: BoatsProps) {
  return (
    <Swiper
      modules={[A11y, Navigation]}
      a11y={{ containerRole: "group", containerRoleDescriptionMessage: "carousel" }}
      navigation
      tabIndex={0}
      slidesPerView="auto"
      spaceBetween={16}
    >
      {boats.map(({ name, text }) => (
        <SwiperSlide key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
