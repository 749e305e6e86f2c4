declare module "*.scss?inline" {
  const styles: string;
  export default styles;
}
declare module "*.scss";
declare module "*.css";
